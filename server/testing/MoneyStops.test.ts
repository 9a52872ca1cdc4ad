import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { moneyStopped, MoneyStops } from './MoneyStops.ts';
import { startTestApp } from './processes/startTestApp.ts';

const sentence = 'There are 500 units of USDT too many';

it('money that stops on the server of a test fails its end, and its restart', async () => {
  const server = await startTestApp();
  server.context.gate.stop([sentence]);
  await expect(server.restart()).rejects.toThrow(`${moneyStopped}: ${sentence}`);
  await expect(server.close()).rejects.toThrow(`${moneyStopped}: ${sentence}`);
  expect(existsSync(server.folder)).toBe(false);
});

it('a test that says so before may stop money', async () => {
  const server = await startTestApp();
  server.expectBrokenBooks();
  server.context.gate.stop([sentence]);
  await server.close();
});

it.each([false, true])(
  'a process that logs it fails a test that expects no stop, expected: %s',
  async (isExpected) => {
    const line = JSON.stringify({ level: 60, violations: [sentence], msg: 'money is stopped' });
    // In two chunks, as a pipe may deliver it.
    const script = `process.stdout.write(${JSON.stringify(line.slice(0, 30))});
    setTimeout(() => process.stdout.write(${JSON.stringify(`${line.slice(30)}\n`)}), 50);`;
    const child = spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const stops = new MoneyStops();
    if (isExpected) stops.expect();
    stops.watch(child);
    await once(child, 'close');
    if (isExpected) stops.require();
    else expect(() => stops.require()).toThrow(sentence);
  },
);
