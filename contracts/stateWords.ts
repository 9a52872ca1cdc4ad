// Wording that states of several domains share for their user and its session.
export const someone = {
  email: 'Whom it is about, by e-mail: ada@example.com.',
  mobile: 'Or by phone, with `area_code` (the dial code, 49).',
  area_code: 'See `mobile`.',
  username: 'Or by username.',
};
export const session = {
  ...someone,
  token: 'The session’s token: verification-session-token-0000000000000001.',
};
export const token = 'The token that the calls send as Authorization.';
export const code = 'The code: 123456.';
