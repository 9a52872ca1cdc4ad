import type { components } from '../schema.d.ts';
import { agreementCategory, agreementIds } from '../agreements.ts';

type Head = components['schemas']['ArticleHead'];

const effective_ms = Date.UTC(2026, 0, 1);

const userAgreement: Head = {
  id: agreementIds.user,
  c_id: agreementCategory,
  title: 'User agreement',
  lang: 'en',
  sorts: agreementIds.user,
  create_time: effective_ms / 1000,
  version: 1,
  effective_ms,
};

const privacyPolicy: Head = {
  ...userAgreement,
  id: agreementIds.privacy,
  title: 'Privacy policy',
  sorts: agreementIds.privacy,
};

export const articles: components['schemas']['ArticlePage'] = {
  list: [userAgreement, privacyPolicy],
  count: 2,
  page: 1,
  limit: 20,
};

export const article: components['schemas']['Article'] = {
  ...userAgreement,
  content:
    '<p>This agreement is between you and the operator of Meridian ("we"). It says what you can expect of us, what ' +
    'we expect of you, and where you can lose money.</p>' +
    '<h2>1. Your account</h2><ul><li>One person holds one account.</li>' +
    '<li>Keep your password and codes to yourself. We never ask for them, and we never ask for a payment to release ' +
    'your money.</li></ul>' +
    '<h2>2. Orders</h2><p>An order is binding once we have confirmed it. A limit order is filled at its price or a ' +
    'better one. Orders are matched by price, then by time. The same rule holds for everybody, including us.</p>' +
    '<h2>3. Risk</h2><p><strong>Prices of crypto-assets move fast, at any hour. You can lose all the money you put ' +
    'in.</strong> Past prices and estimates promise nothing.</p>' +
    '<h2>4. Law and complaints</h2><p>Write to <a href="https://support.meridian.example">' +
    'https://support.meridian.example</a> first.</p>',
};

/** The privacy policy, with the table of what is kept how long. */
export const privacyArticle: components['schemas']['Article'] = {
  ...privacyPolicy,
  content:
    '<p>This policy says which data about you the operator of Meridian ("we") keeps, why, for how long, and who gets ' +
    'it.</p><h2>1. In short</h2><ul><li>We keep what an account and its money records need, and nothing for ' +
    'advertising.</li><li>We do not sell data.</li></ul>' +
    '<h2>2. How long</h2><table><thead><tr><th>Data</th><th>Kept</th></tr></thead><tbody>' +
    '<tr><td>Verification codes</td><td>valid for 10 minutes</td></tr>' +
    '<tr><td>Sessions</td><td>end at log-out, or after 7 days without use</td></tr>' +
    '<tr><td>Orders, trades and ledger</td><td>as long as the law demands for financial records</td></tr>' +
    '</tbody></table>' +
    '<h2>3. Who gets it</h2><p><strong>Authorities and courts:</strong> only where the law obliges us, and only ' +
    'what it demands.</p>',
};
