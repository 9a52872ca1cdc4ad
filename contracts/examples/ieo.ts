// Example IEOs and the applications of one account on 21 November 2026, in consistent figures.
import type { components } from '../schema.d.ts';

type Ieo = components['schemas']['Ieo'];
type IeoTotals = components['schemas']['IeoTotals'];
type IeoApplication = components['schemas']['IeoApplication'];

const common = {
  pay_currency_id: 3,
  pay_currency_name: 'USDT',
  scale: 8,
  new_scale: 4,
} as const satisfies Partial<Ieo>;

/** Dates of the IEO that takes applications on that day. */
export const openIeoDates = {
  apply_start: '2026-11-16 12:00:00',
  apply_end: '2026-11-22 16:00:00',
  allotment_date: '2026-11-24 12:00:00',
  pay_date: '2026-11-25 12:00:00',
  listing_date: '2026-11-26 12:00:00',
  lock_date: '2026-12-26 12:00:00',
} as const satisfies Partial<Ieo>;

/** 26,400,000 are applied for, 20,000,000 are on offer; no application gets the cap. */
export const openTotals: IeoTotals = {
  supply: '20000000',
  cap: '40000',
  applied: '26400000',
  applications: 1312,
  capped_applied: '0',
  capped_applications: 0,
  is_final: 0,
};

/** With 20,000,000 of 26,400,000, an application for 10,000 gets 7,575.7575. */
export const allottedTotals: IeoTotals = {
  ...openTotals,
  is_final: 1,
  allotted: '19999999.9612',
  undistributed: '0.0388',
  lapsed: '0',
};

/** Takes applications at any time, because the app uses the clock of the fixture's day. */
export const openIeo: Ieo = {
  ...common,
  id: 1,
  serial_number: 'IEO-2611-01',
  name: 'Halo Network',
  currency_id: 21,
  currency_name: 'HALO',
  price: '0.042',
  listing_price: '0.05',
  total_supply: '500000000',
  supply: '20000000',
  apply_start: '2020-11-16 12:00:00',
  apply_end: '2099-11-22 16:00:00',
  allotment_date: '2099-11-24 12:00:00',
  pay_date: '2099-11-25 12:00:00',
  listing_date: '2099-11-26 12:00:00',
  lock_date: '2099-12-26 12:00:00',
  description: 'Halo Network routes calls between private phone networks. HALO pays for the minutes.',
  minimum: '1000',
  maximum: '50000',
  pair: 'HALO/USDT',
  totals: openTotals,
  smallest_capped: [],
};

/** Closed, and allotted on 24 November. */
export const allottingIeo: Ieo = {
  ...common,
  id: 2,
  serial_number: 'IEO-2611-02',
  name: 'Mintline',
  currency_id: 22,
  currency_name: 'MINT',
  price: '0.16',
  total_supply: '80000000',
  supply: '5000000',
  apply_start: '2026-11-11 12:00:00',
  apply_end: '2026-11-18 12:00:00',
  allotment_date: '2026-11-24 12:00:00',
  pay_date: '2026-11-26 12:00:00',
  listing_date: '2026-11-27 12:00:00',
  lock_date: '2026-12-27 12:00:00',
  description: 'Mintline prints stamps for small post offices.',
  minimum: '100',
  maximum: '20000',
  totals: {
    supply: '5000000',
    cap: '20000',
    applied: '4100000',
    applications: 655,
    capped_applied: '0',
    capped_applications: 0,
    is_final: 0,
  },
  application_id: 452_509_286_700_398,
};

export const lockedIeo: Ieo = {
  ...common,
  id: 3,
  serial_number: 'IEO-2610-01',
  name: 'Vega Storage',
  currency_id: 23,
  currency_name: 'VEGA',
  price: '0.35',
  listing_price: '0.362',
  total_supply: '10000000',
  supply: '1000000',
  apply_start: '2026-10-12 12:00:00',
  apply_end: '2026-10-20 12:00:00',
  allotment_date: '2026-10-22 12:00:00',
  pay_date: '2026-10-24 12:00:00',
  listing_date: '2026-11-04 12:00:00',
  lock_date: '2026-12-04 12:00:00',
  description: 'Vega Storage rents out unused disks.',
  minimum: '100',
  maximum: '5000',
  pair: 'VEGA/USDT',
  totals: {
    supply: '1000000',
    cap: '5000',
    applied: '3000000',
    applications: 911,
    capped_applied: '0',
    capped_applications: 0,
    is_final: 1,
    allotted: '999999.97',
    undistributed: '0.03',
    lapsed: '2400',
  },
  application_id: 452_509_286_700_361,
};

export const comingIeo: Ieo = {
  ...common,
  id: 4,
  serial_number: 'IEO-2612-01',
  name: 'Solace Care',
  currency_id: 24,
  currency_name: 'SOLACE',
  price: '0.09',
  total_supply: '60000000',
  supply: '12000000',
  apply_start: '2026-12-01 12:00:00',
  apply_end: '2026-12-05 12:00:00',
  allotment_date: '2026-12-06 12:00:00',
  pay_date: '2026-12-08 12:00:00',
  listing_date: '2026-12-09 12:00:00',
  lock_date: '2027-01-08 12:00:00',
  description: 'Solace Care books nurses by the hour.',
  minimum: '500',
  maximum: '30000',
  totals: {
    supply: '12000000',
    cap: '30000',
    applied: '0',
    applications: 0,
    capped_applied: '0',
    capped_applications: 0,
    is_final: 0,
  },
};

export const ieos: Ieo[] = [openIeo, allottingIeo, lockedIeo, comingIeo];

const ofHalo = {
  ieo_id: 1,
  name: 'Halo Network',
  currency_name: 'HALO',
  pay_currency_name: 'USDT',
  price: '0.042',
  amount: '10000',
  ...openIeoDates,
  created_at: '2026-11-21 09:40:00',
  scale: 8,
  new_scale: 4,
  pair: 'HALO/USDT',
} as const satisfies Partial<IeoApplication & { apply_start: string }>;

/** Status 1. */
export const appliedApplication: IeoApplication = {
  ...withoutStart(ofHalo),
  id: 452_509_286_700_401,
  serial_number: 'IEO-2611-01-401',
  allotment_quantity: '0',
  successful_quantity: '0',
  pending_quantity: '10000',
  ipo_status: 1,
  totals: openTotals,
  client_order_id: 'ieo-3Jt6Qw8r',
};

/** Status 3: 10,000 × 20,000,000 ÷ 26,400,000 is 7,575.7575, which costs 318.181815. */
export const allottedApplication: IeoApplication = {
  ...appliedApplication,
  allotment_quantity: '7575.7575',
  pending_quantity: '7575.7575',
  ipo_status: 3,
  totals: allottedTotals,
};

export const paidApplication: IeoApplication = {
  ...allottedApplication,
  successful_quantity: '7575.7575',
  pending_quantity: '0',
  ipo_status: 4,
  paid_at: '2026-11-24 18:20:00',
};

/** Status 2 with an allotment: not paid in time. */
export const lapsedApplication: IeoApplication = {
  ...allottedApplication,
  pending_quantity: '0',
  ipo_status: 2,
};

/** Status 2 without an allotment: the share was below the smallest unit of the coin. */
export const failedApplication: IeoApplication = {
  ...withoutStart(ofHalo),
  id: 452_509_286_700_212,
  ieo_id: 5,
  serial_number: 'IEO-2608-01-212',
  name: 'Rift',
  currency_name: 'RIFT',
  price: '120',
  amount: '2',
  apply_end: '2026-08-02 12:00:00',
  allotment_date: '2026-08-04 12:00:00',
  pay_date: '2026-08-05 12:00:00',
  listing_date: '2026-08-06 12:00:00',
  lock_date: '2026-09-06 12:00:00',
  created_at: '2026-08-01 10:12:00',
  new_scale: 0,
  pair: undefined,
  allotment_quantity: '0',
  successful_quantity: '0',
  pending_quantity: '0',
  ipo_status: 2,
  totals: {
    supply: '1000',
    cap: '10',
    applied: '2500',
    applications: 1240,
    capped_applied: '0',
    capped_applications: 0,
    is_final: 1,
    allotted: '10',
    undistributed: '990',
    lapsed: '0',
  },
};

/** Status 5: paid with 420 USDT, listed on 4 November and locked until 4 December. */
export const lockedApplication: IeoApplication = {
  id: 452_509_286_700_361,
  ieo_id: 3,
  serial_number: 'IEO-2610-01-361',
  name: 'Vega Storage',
  currency_name: 'VEGA',
  pay_currency_name: 'USDT',
  price: '0.35',
  amount: '3600',
  allotment_quantity: '1200',
  successful_quantity: '1200',
  pending_quantity: '0',
  ipo_status: 5,
  created_at: '2026-10-20 08:15:00',
  apply_end: lockedIeo.apply_end,
  allotment_date: lockedIeo.allotment_date,
  pay_date: lockedIeo.pay_date,
  listing_date: lockedIeo.listing_date,
  lock_date: lockedIeo.lock_date,
  paid_at: '2026-10-23 07:02:00',
  scale: 8,
  new_scale: 2,
  pair: 'VEGA/USDT',
  totals: lockedIeo.totals,
};

/** Status 6. */
export const unlockedApplication: IeoApplication = {
  ...lockedApplication,
  id: 452_509_286_700_333,
  ieo_id: 6,
  serial_number: 'IEO-2609-01-333',
  name: 'Luma',
  currency_name: 'LUMA',
  price: '0.8',
  amount: '1050',
  allotment_quantity: '350',
  successful_quantity: '350',
  ipo_status: 6,
  created_at: '2026-09-08 11:30:00',
  apply_end: '2026-09-10 12:00:00',
  allotment_date: '2026-09-11 12:00:00',
  pay_date: '2026-09-12 12:00:00',
  listing_date: '2026-09-13 12:00:00',
  lock_date: '2026-10-12 12:00:00',
  paid_at: '2026-09-11 15:00:00',
  pair: 'LUMA/USDT',
};

export const applyIeo: components['schemas']['IeoAnswer'] = {
  id: appliedApplication.id,
  serial_number: appliedApplication.serial_number,
  client_order_id: appliedApplication.client_order_id,
};

export const payIeo = 'Payment accepted';

export const ieoApplications: components['schemas']['IeoApplicationPage'] = {
  list: [allottedApplication, lockedApplication, unlockedApplication, failedApplication],
  total: 4,
};

function withoutStart<Row extends { apply_start: string }>({ apply_start: _, ...row }: Row) {
  return row;
}
