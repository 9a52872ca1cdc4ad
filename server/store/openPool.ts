import { Pool } from 'pg';
import type { ClientBase, PoolConfig } from 'pg';

/**
 * A pool whose lost connections do not end the process. pg-pool listens for errors of idle clients only, so a borrowed
 * client would throw when its connection breaks. The borrower gets the error from its statement, and the pool removes
 * the client when it is returned.
 * @param onConnect statement to run on each new connection before its first use
 */
export function openPool(config: PoolConfig, onConnect?: string): Pool {
  const pool = new Pool({
    ...config,
    // The pool awaits it, and closes a connection on which it fails.
    ...(onConnect !== undefined && { onConnect: (client: ClientBase): unknown => client.query(onConnect) }),
  });
  pool.on('error', () => undefined);
  // Emitted before the pool removes its own listener to lend the client for the first time.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Makes the connections of a pool read-only. */
export const readOnly = 'set default_transaction_read_only = on';
