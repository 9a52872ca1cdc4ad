// Operators of a test's server.
import { keepOperator, totpOf } from '../domains/desk/public/Operators.ts';
import type { Role } from '../domains/desk/public/Operators.ts';
import type { TestApp } from './processes/startTestApp.ts';

export interface Worker {
  name: string;
  secret: Buffer;
  password: string;
}

export const worker = (name: string, byte: number): Worker => ({
  name,
  secret: Buffer.alloc(20, byte),
  password: `a long password of ${name}`,
});

export async function addWorker(
  { context }: TestApp,
  { name, secret, password }: Worker,
  ...roles: Role[]
): Promise<void> {
  const { passwords, sealer, executor } = context;
  const passwordHash = await passwords.hash(password, '');
  await executor.run('test.operator', (tx) =>
    keepOperator(tx, sealer, { name, roles, passwordHash, secret }),
  );
}

/** An operator of a merchant. @returns its session token */
export async function addMerchant(
  server: TestApp,
  { name, secret, password }: Worker,
  merchant: number,
): Promise<string> {
  const { passwords, sealer, executor } = server.context;
  const passwordHash = await passwords.hash(password, '');
  await executor.run('test.operator', (tx) =>
    keepOperator(tx, sealer, { name, roles: ['merchant'], passwordHash, secret, merchant }),
  );
  return (await logInWorker(server, { name, secret, password })).token;
}

/** A desk call; a JSON response has its fields beside the status. */
export async function askDesk(
  server: TestApp,
  method: 'GET' | 'POST',
  path: string,
  { token, body }: { token?: string; body?: object } = {},
) {
  const response = await server.app.inject({
    method,
    url: `/desk/api/${path}`,
    headers: token === undefined ? {} : { authorization: token },
    ...(method === 'POST' ? { payload: body ?? {} } : {}),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    headers: response.headers,
    raw: response.rawPayload,
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every call
    ...(isJson ? response.json<any>() : {}),
  };
}

export const codeOf = ({ secret }: Worker, nowMs: number): string =>
  totpOf(secret).generate({ timestamp: nowMs });

export const logInWorker = (server: TestApp, who: Worker, changes: object = {}) =>
  askDesk(server, 'POST', 'login', {
    body: { name: who.name, password: who.password, code: codeOf(who, server.clock.now()), ...changes },
  });
