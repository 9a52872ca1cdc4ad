import type { components } from '../schema.d.ts';
import { agreementCategory, agreementIds } from '../agreements.ts';
import { articleCategories } from '../articles.ts';

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

/** Privacy policy with its table of retention periods. */
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

/** The help centre, as a server with the extensions returns it. */
export const helpArticles: components['schemas']['ArticlePage'] = {
  list: (
    [
      [
        1901,
        'deposits',
        'When is my deposit credited?',
        'Once the network has confirmed it as often as the deposit page says.',
      ],
      [
        1902,
        'withdrawals',
        'Why is my withdrawal still under review?',
        'Each withdrawal is checked before it is sent. Meanwhile the amount is set aside.',
        'Every withdrawal is checked before it is sent. The time counts from your request.\nWhen it takes longer\nAfter a ' +
          'change of your password, withdrawals pause. The withdrawal page shows what is left of that time.',
      ],
      [
        1903,
        'withdrawals',
        'How do I set or change my fund password?',
        'Six digits that every withdrawal asks for. You set and change them under Security.',
      ],
      [
        1904,
        'verification',
        'What is checked in a verification?',
        'Name, birth date, ID number and the pictures of your document.',
      ],
      [
        1905,
        'trading',
        'How is a timed option settled?',
        'By the price at its second, against the price at which it began.',
      ],
      [1906, 'support', 'How do I reach support?', 'By the chat of the help centre while somebody is there.'],
    ] as const
  ).map(([id, topic, title, summary, body]) => ({
    topic,
    ...(body !== undefined && { body, keywords: 'crypto arrival' }),
    id,
    c_id: articleCategories.help,
    title,
    summary,
    lang: 'en' as const,
    sorts: id,
    create_time: Date.UTC(2026, 10, 12) / 1000,
    version: 1,
    effective_ms: Date.UTC(2026, 10, 12),
  })),
  count: 6,
  page: 1,
  limit: 100,
};

/** Announcements for all users. */
export const newsArticles: components['schemas']['ArticlePage'] = {
  list: [
    {
      id: 1,
      c_id: articleCategories.notices,
      title: 'Maintenance on 24 November',
      lang: 'en',
      sorts: 1,
      summary: 'Withdrawals pause for one hour, trading goes on.',
      create_time: Date.UTC(2026, 10, 20, 8) / 1000,
      version: 1,
      effective_ms: Date.UTC(2026, 10, 20, 8),
    },
  ],
  count: 1,
  page: 1,
  limit: 20,
};

/** One article of the help centre. */
export const helpArticle: components['schemas']['Article'] = {
  ...helpArticles.list[1]!,
  content:
    '<p>Every withdrawal is checked before it is sent. The time counts from your request.</p>' +
    '<h2>When it takes longer</h2><p>After a change of your password, withdrawals pause. The withdrawal page shows ' +
    'what is left of that time.</p>' +
    '<h2>If it is rejected</h2><p>The reason stands in the record, and the amount is yours to use again. Nobody asks ' +
    'you to pay for its release.</p>',
};

export const announcement: components['schemas']['Article'] & { version: number } = {
  ...newsArticles.list[0]!,
  version: 1,
  content:
    '<p>We move the system that sends withdrawals. For one hour none is sent. Requests made in that hour are kept and ' +
    'reviewed afterwards.</p>' +
    '<table><tbody><tr><th>When</th><td>Tue 24 Nov, 02:00–03:00 UTC</td></tr><tr><th>Pauses</th><td>Withdrawals</td></tr>' +
    '<tr><th>Goes on</th><td>Trading and deposits</td></tr></tbody></table>',
};

export const customerServiceUrl = {
  customer_url: 'https://chat.meridian.example/customer',
  hosts: ['chat.meridian.example'],
};

export const otcServiceUrl = {
  otc_url: 'https://chat.meridian.example/otc',
  hosts: ['chat.meridian.example'],
};
