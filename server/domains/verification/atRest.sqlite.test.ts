// The data folder of a verified user with a bank card contains nothing that can be read without the key.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankForm } from '../../../contracts/examples/bank.ts';
import { photo } from '../../testing/pictureFiles.ts';
import { sendFile } from '../../testing/sendFile.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

const papers = {
  country: 'Germany',
  name: 'Wolframina Quastenflosser',
  card_id: 'QX94Z77K1',
  address: 'Trompetenbaumweg 77\n50968 Köln',
};
/** Distinct from all other content of the folder. */
const card = {
  ...bankForm,
  name: 'Purpurkonto',
  bank_account: '4929 8801 7734 2266',
  real_name: 'Wolframina Quastenflosser',
  swift_code: 'QXWTDE77ZZ9',
  iban: 'DE53 9876 5432 1098 7654 32',
  bank_name: 'Bank Nachtigallental',
  bank_branch: 'Eulenwinkel',
  branch_name: 'Dachsbau',
  branch_number: '88-1177-33',
  bank_address: 'Siebenschläfergasse 9',
  residence_address: 'Trompetenbaumweg 77',
  postal_code: '50Q968Z',
};
let server: TestApp;
let sent: Buffer;
let kept: Buffer;
let preview: Buffer;

beforeAll(async () => {
  server = await startTestApp();
  const { token, owner } = await server.person('ann@example.com');
  await server.call('submitBasicVerification', papers, { token });
  for (let step = 0; step < 2; step += 1) {
    server.clock.advance(2000);
    await server.context.dueWork.run();
  }
  sent = await photo({ width: 1800, height: 1200 });
  const upload = async () => (await sendFile(server, sent, { token })).data as string;
  const pictures = { front_pic: await upload(), reverse_pic: await upload(), hand_pic: await upload() };
  expect(await server.call('submitAdvancedVerification', pictures, { token })).toMatchObject({ type: 'ok' });
  expect(await server.call('saveBankCard', card, { token })).toMatchObject({ type: 'ok' });
  kept = await server.context.documents.read({ owner, name: pictures.front_pic.slice('/upload/'.length) });
  preview = await server.context.documents.previewOf(owner, pictures.front_pic);
  // Stopping the server flushes all pending writes.
  await server.stop();
});
afterAll(() => server.close());

function filesOf(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesOf(path) : [path];
  });
}

/**
 * Samples from the whole picture that any copy contains, including one encoded as text: 24 bytes are 32 characters of
 * base64.
 */
function piecesOf(picture: Buffer): (Buffer | string)[] {
  const starts = Array.from(
    { length: 40 },
    (_, nth) => Math.floor((nth * (picture.length - 80)) / 40 / 3) * 3,
  );
  return starts.flatMap((start) => {
    const piece = picture.subarray(start, start + 24);
    return [piece, piece.toString('base64'), piece.toString('base64url'), piece.toString('hex')];
  });
}

it('no file of the folder has a word of what was said, or a piece of a picture', () => {
  const words = [
    ...['Wolframina', 'Quastenflosser', 'QX94Z77K1', 'Trompetenbaumweg'],
    ...Object.values(card),
    ...[card.bank_account, card.iban].map((number) => number.replaceAll(' ', '')),
    // Masked numbers shown to the owner.
    ...['************2266', 'DE****************5432'],
  ];
  const pictures = [sent, kept, preview].flatMap(piecesOf);
  const wanted = [...words, ...words.map((word) => Buffer.from(word, 'utf16le')), ...pictures];
  const files = filesOf(server.folder).map((path) => readFileSync(path));
  // Sanity check: files exist, and non-secret content is found.
  expect(files.some((file) => file.includes('ann@example.com'))).toBe(true);
  expect(files.reduce((sum, file) => sum + file.length, 0)).toBeGreaterThan(3 * kept.length);
  expect(wanted.filter((piece) => files.some((file) => file.includes(piece)))).toEqual([]);
});

it('no line of the log has a word of it', () => {
  expect(server.log.join('\n')).not.toMatch(
    /Wolframina|QX94Z77K1|Trompetenbaumweg|Purpurkonto|2266|QXWTDE77ZZ9|Nachtigallental|Eulenwinkel|50Q968Z/,
  );
});
