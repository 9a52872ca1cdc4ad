// Files of a request. They are kept in memory until the response: no passport is left in a folder, and the total memory
// of all callers is bounded.
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { filetypemime } from 'magic-bytes.js';
import { formBytesMax } from './bodyRules.ts';
import type { BodyRules, FileRule } from './bodyRules.ts';
import { InvalidFields } from './InvalidFields.ts';
import { networkOf } from './networkOf.ts';
import { Refusal } from '../refusal.ts';

type Files = NonNullable<BodyRules['files']>;

/** Memory limit of all concurrent uploads, in bytes. */
const bytesMax = 64 * 1024 * 1024;
/** Limit of one network, so that one client with half-sent files cannot use it up. */
const networkBytesMax = bytesMax / 4;
/** An upload without data for this long is aborted. */
const silenceMs = 10_000;
const headBytes = 4096;

export class Uploads {
  private bytes = 0;
  private readonly networkBytes = new Map<string, number>();
  private readonly owners = new Set<string>();

  /**
   * Body of a request with a session, its files as File.
   * @throws Refusal system.fileTooLarge, system.tooLarge, system.busy when the caller, its network or all callers have
   * too much in transfer, or no data arrives; InvalidFields for what the call does not accept. The rest of a rejected
   * body is read and discarded.
   */
  async read(request: FastifyRequest, reply: FastifyReply, { files, texts }: BodyRules) {
    const { owner } = request.session!;
    const network = networkOf(request.ip);
    // A client that has disconnected earlier fires no further event.
    if (reply.raw.closed) throw new Refusal('system.invalid');
    if (this.owners.has(owner)) throw new Refusal('system.busy');
    this.owners.add(owner);
    // Counted as it arrives: announced bytes reserve no memory.
    let taken = 0;
    const take = (bytes: number) => {
      taken += bytes;
      this.count(network, bytes);
      const isTooMuch = this.bytes > bytesMax || this.networkBytes.get(network)! > networkBytesMax;
      if (isTooMuch) throw new Refusal('system.busy');
    };
    // Emitted once, whether the response was sent or the caller disconnected.
    reply.raw.once('close', () => {
      this.owners.delete(owner);
      this.count(network, -taken);
    });
    try {
      // The rest of the body may never arrive.
      const onSilence = () => void reply.header('connection', 'close');
      return await readParts(request, { files: files!, texts, take, onSilence });
    } catch (error) {
      request.raw.unpipe().resume();
      // Errors of the parser mean an invalid body.
      throw error instanceof Refusal ? error : new Refusal('system.invalid');
    }
  }

  private count(network: string, bytes: number): void {
    this.bytes += bytes;
    const left = (this.networkBytes.get(network) ?? 0) + bytes;
    if (left > 0) this.networkBytes.set(network, left);
    else this.networkBytes.delete(network);
  }
}

interface Reading {
  files: Files;
  texts: readonly string[];
  /**
   * Counts received bytes.
   * @throws Refusal when there are too many
   */
  take(bytes: number): void;
  /** No more data arrives, and the upload is aborted. */
  onSilence(): void;
}

async function readParts(request: FastifyRequest, { files, texts, ...counting }: Reading) {
  const body: Record<string, unknown> = {};
  const maxBytes = Math.max(...[...files.values()].map((file) => file.maxBytes));
  // One more than allowed: the excess is rejected below, with the field's name.
  const limits = {
    files: files.size + 1,
    fields: texts.length + 1,
    parts: files.size + texts.length + 1,
    fileSize: maxBytes + 1,
    fieldSize: formBytesMax,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  let textBytes = 0;
  for await (const part of request.parts({ limits })) {
    const { fieldname: name } = part;
    if (Object.hasOwn(body, name)) throw invalid(name);
    const rule = files.get(name);
    if (part.type === 'field') {
      if (rule || !texts.includes(name)) throw invalid(name);
      body[name] = textOf(part);
      textBytes += Buffer.byteLength(String(body[name]));
      if (textBytes > formBytesMax) throw tooLarge(name);
    } else {
      if (!rule) throw invalid(name);
      body[name] = await fileOf(part, rule, counting);
    }
  }
  return body;
}

function textOf({ fieldname, value, valueTruncated }: MultipartValue): unknown {
  if (valueTruncated) throw tooLarge(fieldname);
  return value;
}

/** Type by its first bytes; the declared type is ignored. */
async function fileOf(
  { fieldname, filename, file }: MultipartFile,
  rule: FileRule,
  { take, onSilence }: Pick<Reading, 'take' | 'onSilence'>,
): Promise<File> {
  const chunks: Buffer<ArrayBuffer>[] = [];
  let length = 0;
  const silence = setTimeout(() => {
    onSilence();
    file.destroy(new Refusal('system.busy'));
  }, silenceMs);
  file.once('close', () => clearTimeout(silence));
  for await (const chunk of file as AsyncIterable<Buffer<ArrayBuffer>>) {
    silence.refresh();
    take(chunk.length);
    length += chunk.length;
    if (length > rule.maxBytes) throw new Refusal('system.fileTooLarge', { fields: { [fieldname]: '' } });
    chunks.push(chunk);
  }
  const found = filetypemime(headOf(chunks));
  const type = rule.types.find((allowed) => found.includes(allowed));
  if (type === undefined) throw new InvalidFields({ [fieldname]: rule.invalid }, 400);
  return new File(chunks, filename, { type });
}

/** First bytes of a file, enough to detect its type; chunks may be arbitrarily short. */
function headOf(chunks: readonly Buffer[]): Buffer {
  let head = Buffer.alloc(0);
  for (const chunk of chunks) {
    if (head.length >= headBytes) break;
    head = Buffer.concat([head, chunk]);
  }
  return head;
}

function invalid(name: string): InvalidFields {
  return new InvalidFields({ [name.slice(0, 64)]: 'system.invalid' }, 400);
}

function tooLarge(name: string): Refusal {
  return new Refusal('system.tooLarge', { fields: { [name]: '' } });
}
