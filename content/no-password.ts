/** Why no accountant needs a visitor's login. */
export const noPassword =
  'Keep your myIR password to yourself: a tax agent is linked to your IRD number, and sees your account with a login of its own.';
