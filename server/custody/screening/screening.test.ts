// Screening of deposits, including a screening service that does not answer.
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../../StartError.ts';
import type { ScreeningQuestion } from './Screening.ts';
import { ScreeningFile } from './ScreeningFile.ts';
import { ScreeningWebhook } from './ScreeningWebhook.ts';

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

describe('a file of addresses', () => {
  let folder: string;
  let file: string;
  const odd: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meridian-screening-'));
    file = join(folder, 'listed.txt');
    odd.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const open = (text: string) => {
    writeFileSync(file, text);
    return new ScreeningFile(file, (sentence) => void odd.push(sentence));
  };
  let edits = 0;
  function write(text: string): void {
    writeFileSync(file, text);
    // Two changes within the resolution of the file system's clock.
    utimesSync(file, new Date(), new Date(Date.now() + (edits += 1) * 1000));
  }

  it('lists an address however it is written on its chain, and no other', async () => {
    const screening = open(`# listed\n${evm.toLowerCase()}\n\n ${tron} \n${bitcoin.toUpperCase()}\n`);
    const answerTo = (...from: string[]) => screening.check({ from });
    expect(await answerTo(evm)).toBe('listed');
    expect(await answerTo(other, evm.toLowerCase())).toBe('listed');
    expect(await answerTo(tron)).toBe('listed');
    expect(await answerTo(bitcoin)).toBe('listed');
    expect(await answerTo(other)).toBe('clear');
    // In a case-sensitive format lower case is a different address.
    expect(await answerTo(tron.toLowerCase())).toBe('clear');
  });

  it('says of coins that come from nowhere that it knows nothing', async () => {
    expect(await open(`${evm}\n`).check({ from: [] })).toBe('unknownSender');
  });

  it('is read again when it has changed, with a slip left out and told', async () => {
    const screening = open(`${evm}\n`);
    write(`${evm}\nnonsense\n${other}\n`);
    expect(await screening.check({ from: [other] })).toBe('listed');
    expect(odd).toEqual([`${file}: what looks like no address is left out: line 2`]);
    write(`${other}\n`);
    expect(await screening.check({ from: [evm] })).toBe('clear');
  });

  it('lets nothing through once it is gone', async () => {
    const screening = open(`${evm}\n`);
    rmSync(file);
    await expect(screening.check({ from: [other] })).rejects.toThrow('ENOENT');
  });

  it('ends the start where it is missing or holds what is no address', () => {
    expect(() => open(`${evm}\nnonsense\n`)).toThrow(StartError);
    expect(() => open(`${evm}\nnonsense\n`)).toThrow('line 2: it looks like no address');
    rmSync(file);
    expect(() => new ScreeningFile(file, () => undefined)).toThrow(StartError);
  });
});

describe('a screening service', () => {
  const key = 'a key of the two of us, 32 long or more';
  const now = Date.UTC(2026, 10, 20, 12);
  const question: ScreeningQuestion = {
    chain: 'tron',
    hash: 'ab'.repeat(32),
    output: 0,
    asset: 'USDT',
    amount: '20',
    address: tron,
    from: [tron],
  };
  const ends: (() => unknown)[] = [];
  afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

  async function service(answer: (response: ServerResponse) => unknown) {
    const calls: { path?: string; headers: IncomingHttpHeaders; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => (body += part));
      request.on('end', () => {
        calls.push({ path: request.url, headers: request.headers, body });
        answer(response);
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    ends.push(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const clock = { now: () => now };
    return { calls, url, screening: new ScreeningWebhook({ url, key, clock, timeoutMs: 300 }) };
  }

  const says =
    (body: string, status = 200) =>
    (response: ServerResponse) =>
      response.writeHead(status).end(body);

  it.each(['clear', 'listed'] as const)('is asked by a signed request and answers %s', async (result) => {
    const { calls, screening } = await service(says(JSON.stringify({ result })));
    expect(await screening.check(question)).toBe(result);
    const [{ path, headers, body }] = calls as [(typeof calls)[number]];
    expect(path).toBe('/v1/screenings');
    expect(JSON.parse(body)).toEqual(question);
    const signed = `${String(headers['webhook-id'])}.${now / 1000}.${body}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
  });

  it.each([
    ['a refusal', says('{"result":"clear"}', 403), 'screening: answered 403'],
    ['a fault', says('{"result":"clear"}', 500), 'screening: answered 500'],
    ['a page', says('<p>clear'), 'screening: an answer that is no JSON'],
    ['nothing', says('null'), 'screening: an answer that is neither clear nor listed'],
    ['another word', says('{"result":"Clear"}'), 'screening: an answer that is neither clear nor listed'],
    ['silence', () => undefined, 'screening: no answer in time'],
    ['the end of the line', (response: ServerResponse) => response.destroy(), 'screening: not reached'],
  ])('has not answered with %s', async (_, answer, message) => {
    const { screening, url } = await service(answer);
    const fault = await screening.check(question).catch((error: Error) => error);
    expect((fault as Error).message).toBe(message);
    expect((fault as Error).message).not.toContain(url);
  });
});
