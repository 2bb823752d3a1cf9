enum Night {}
