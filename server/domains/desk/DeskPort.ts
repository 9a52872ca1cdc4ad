import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { formBytesMax } from '../../http/bodyRules.ts';
import { listen } from '../../http/listen.ts';
import { secure } from '../../http/security.ts';
import { deskRoutes } from './deskRoutes.ts';

const connectionsMost = 200;

/** A separate port for operators, if configured. */
export class DeskPort {
  private readonly context: Context;
  private app: FastifyInstance | undefined;

  constructor(context: Context) {
    this.context = context;
  }

  /** @throws StartError if the port is in use, or the address is not local */
  async open(): Promise<void> {
    const { config, log } = this.context;
    const { host, port } = config.desk;
    if (port === undefined) return;
    const app = Fastify({ logger: false, bodyLimit: formBytesMax, requestTimeout: 20_000 });
    app.server.maxConnections = connectionsMost;
    await secure(app);
    await app.register(deskRoutes(this.context), { prefix: '/desk' });
    app.get('/', (_, reply) => reply.redirect('/desk'));
    this.app = app;
    log.info({ address: await listen(app, { host, port }, 'DESK_') }, 'desk');
  }

  async close(): Promise<void> {
    await this.app?.close();
  }
}
