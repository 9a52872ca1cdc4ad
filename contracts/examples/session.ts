// Responses of the session calls; typed by the schema, so that tsc detects drift.
import type { components } from '../schema.d.ts';

type Schemas = components['schemas'];

export const setLanguage: Schemas['LanguageMark'] = 'de';

export const language: Schemas['LanguageMark'] = 'en';

export const areaCodes: Schemas['AreaCode'][] = [
  { id: 14, name: 'Austria', area_code: '43', code: 'AT' },
  { id: 49, name: 'Germany', area_code: '49', code: 'DE' },
  { id: 81, name: 'Japan', area_code: '81', code: 'JP' },
  { id: 82, name: 'South Korea', area_code: '82', code: 'KR' },
  { id: 34, name: 'Spain', area_code: '34', code: 'ES' },
  { id: 66, name: 'Thailand', area_code: '66', code: 'TH' },
  { id: 44, name: 'United Kingdom', area_code: '44', code: 'GB' },
  { id: 1, name: 'United States', area_code: '1', code: 'US' },
];

export const sendEmailCode: Schemas['CodeSent'] = {
  text: 'We have sent a code',
  cooldown_s: 60,
  sandbox_code: '123456',
};

export const sendSmsCode: Schemas['CodeSent'] = { ...sendEmailCode, sandbox_code: '654321' };

export const checkMobileCode = 'Code accepted';

export const checkEmailCode = 'Code accepted';

export const register = 'Your account has been created. Please log in';

export const resetPassword = 'Your password has been changed. Log in with the new one';

export const login = 'verification-session-token-0000000000000001';

export const logout = 'You are logged out';

export const siteConfig: Schemas['SiteConfig'] = {
  is_sandbox: true,
  client_ids: true,
  invitation_code: 'MERIDIAN',
  server_ms: Date.UTC(2026, 10, 21, 14, 23, 41),
  market_source: 'simulated',
  code_channels: ['mail', 'sms'],
  has_order_value: true,
  has_cancel_all: true,
  has_demo_contracts: true,
  has_demo_options: true,
  upload_max_bytes: 10_485_760,
  review_hours: 24,
  coin_scales: { BTC: 4, ETH: 4, USDT: 2, PEPE: 0, NOVA: 0, TERRA: 0, ORBIT: 0, KITE: 0 },
};

const walletExpiresMs = Date.UTC(2026, 0, 5, 12, 10);

export const walletNonce: Schemas['WalletNonce'] = {
  message: [
    'trade.example wants you to sign in with your Ethereum account:',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '',
    'Log in with this wallet. Signing it moves no money and approves nothing.',
    '',
    'URI: https://trade.example',
    'Version: 1',
    'Chain ID: 1',
    'Nonce: 4f1c9a7e02b85d36c1f0e7a98b2d54307e6a1b0c9d8f2e3540516273849506a7',
    'Issued At: 2026-01-05T12:00:00.000Z',
    'Expiration Time: 2026-01-05T12:10:00.000Z',
  ].join('\n'),
  nonce: '4f1c9a7e02b85d36c1f0e7a98b2d54307e6a1b0c9d8f2e3540516273849506a7',
  expires_ms: walletExpiresMs,
};

export const walletLogin = 'verification-session-token-0000000000000002';

export const passkeyChallenge: Schemas['PasskeyChallenge'] = {
  challenge: 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA',
  rp_id: 'localhost',
  expires_ms: Date.UTC(2026, 0, 5, 12, 10),
};

export const passkeyLogin = 'verification-session-token-0000000000000003';
