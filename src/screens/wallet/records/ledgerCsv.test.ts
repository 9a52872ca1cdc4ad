import BigNumber from 'bignumber.js';
import { describe, expect, test, vi } from 'vitest';
import type { FormOf } from '../../../api/calling/client.ts';
import type { LedgerPage, LedgerRow } from '../../../api/pages/walletRecords.ts';
import { csvCell, ledgerCsv } from './ledgerCsv.ts';
import { IncompleteLedger, walkLedger } from './walkLedger.ts';

const rowOf = (id: number, over: Partial<LedgerRow> = {}): LedgerRow => ({
  id,
  value: id % 2 === 0 ? '-0.00000001' : '0.25',
  info: 'Trade',
  type: 2,
  currency_name: 'BTC',
  created_time: 1_800_000_000 + id,
  ...over,
});

/** Parses a file according to RFC 4180. */
function parse(text: string): string[][] {
  const lines: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1;
        cell += text[at];
      }
      at += 1;
    } else while (at < text.length && !/[,\r]/.test(text[at]!)) cell += text[at++];
    lines.at(-1)!.push(cell);
    if (text[at] === ',') at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      if (at < text.length) lines.push([]);
    }
  }
  return lines;
}

describe('a cell', () => {
  test.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['he said "buy"', '"he said ""buy"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-x', "'-x"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['-500.25', '-500.25'],
    ['0.00000001', '0.00000001'],
    ['', ''],
  ])('%j is written %j', (text, written) => expect(csvCell(text)).toBe(written));
});

describe('the file', () => {
  const columns = [
    { heading: 'Vorgang', cell: (row: LedgerRow) => row.info },
    { heading: 'Datum, Uhrzeit', cell: () => '21.11.2026' },
  ];

  test('begins with the mark of UTF-8 and a line of headings, for people and then for programs', () => {
    const text = ledgerCsv([], columns);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(parse(text.slice(1))).toEqual([
      [
        ...['Vorgang', 'Datum, Uhrzeit', 'time_utc', 'account', 'currency', 'value', 'reason', 'order_id'],
        ...['balance_after', 'id'],
      ],
    ]);
  });

  test('says every row in words and in figures that a program reads', () => {
    const row = rowOf(7, {
      info: '=Kauf "BTC", รายการ',
      type: 3,
      value: '-0.5',
      reason: 'spot.trade',
      order_id: 12,
      balance_after: '3',
      created_ms: Date.UTC(2026, 10, 21, 14, 0, 0, 5),
    });
    expect(parse(ledgerCsv([row], columns).slice(1))[1]).toEqual([
      ...['\'=Kauf "BTC", รายการ', '21.11.2026', '2026-11-21T14:00:00.005Z', 'lever', 'BTC', '-0.5'],
      ...['spot.trade', '12', '3', '7'],
    ]);
  });

  test('has an empty cell for what a back end does not say', () => {
    expect(parse(ledgerCsv([rowOf(1)], []).slice(1))[1]).toEqual([
      ...['2027-01-15T08:00:01.000Z', 'change', 'BTC', '0.25', '', '', '', '1'],
    ]);
  });
});

/** A ledger that gains a row before every page except the first. */
function growingLedger(size: number) {
  let rows = Array.from({ length: size }, (_, index) => rowOf(size - index));
  const asked: FormOf<'ledger'>[] = [];
  const readPage = (body: FormOf<'ledger'>): Promise<LedgerPage> => {
    asked.push(body);
    if (asked.length > 1) rows = [rowOf(rows[0]!.id + 1), ...rows];
    const [page, limit] = [Number(body.page), Number(body.limit)];
    const fit = rows.filter(({ id }) => body.until_id === undefined || id <= Number(body.until_id));
    const list = fit.slice((page - 1) * limit, page * limit);
    return Promise.resolve({ list, count: fit.length, page, limit });
  };
  return { asked, readPage };
}

describe('the walk over all pages', () => {
  const signal = new AbortController().signal;
  const walk = (readPage: Parameters<typeof walkLedger>[0]['readPage'], onProgress = vi.fn()) =>
    walkLedger({ filters: { kind: 'fee', currency: '1' }, readPage, signal, onProgress });

  test('has every row once, in pages of a hundred, while new ones come', async () => {
    const { asked, readPage } = growingLedger(250);
    const onProgress = vi.fn();
    const rows = await walk(readPage, onProgress);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => 250 - index));
    expect(asked.map(({ page, limit, until_id, kind }) => [page, limit, until_id, kind])).toEqual([
      ['1', '100', undefined, 'fee'],
      ['2', '100', '250', 'fee'],
      ['3', '100', '250', 'fee'],
    ]);
    expect(onProgress.mock.calls).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
    const written = parse(ledgerCsv(rows, []).slice(1)).slice(1);
    const sum = written.reduce((total, cells) => total.plus(cells[3]!), new BigNumber(0));
    expect([written.length, sum.toFixed()]).toEqual([250, '31.24999875']);
  });

  test('of an empty ledger asks once', async () => {
    const { asked, readPage } = growingLedger(0);
    expect(await walk(readPage)).toEqual([]);
    expect(asked.length).toBe(1);
  });

  test('does not pass off a part as the whole', async () => {
    const { readPage } = growingLedger(250);
    const short = async (body: FormOf<'ledger'>): Promise<LedgerPage> => {
      const page = await readPage(body);
      return body.page === '2' ? { ...page, list: [] } : page;
    };
    await expect(walk(short)).rejects.toThrow(IncompleteLedger);
    const twice = (body: FormOf<'ledger'>) => growingLedger(250).readPage({ ...body, page: '1' });
    await expect(walk(twice)).rejects.toThrow(IncompleteLedger);
  });

  test('ends between two pages when it is cancelled', async () => {
    const { asked, readPage } = growingLedger(250);
    const cancel = new AbortController();
    const walking = walkLedger({
      filters: {},
      readPage,
      signal: cancel.signal,
      onProgress: () => cancel.abort(),
    });
    await expect(walking).rejects.toThrow(/abort/i);
    expect(asked.length).toBe(2);
  });
});
