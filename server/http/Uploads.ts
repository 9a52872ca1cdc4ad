// Files that come with a call. They are kept in memory until it is answered: nothing of a passport is left behind in
// a folder, and what all callers together may fill is known.
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
/** An upload of which nothing comes for so long is given up. */
const silenceMs = 10_000;
const headBytes = 4096;

export class Uploads {
  private bytes = 0;
  private readonly networkBytes = new Map<string, number>();
  private readonly owners = new Set<string>();

  /**
   * The body of a call with a session, its files as File.
   * @throws Refusal system.fileTooLarge, system.tooLarge, system.busy while the caller, its network or all callers have
   * too much on its way, or nothing comes of it;
   * InvalidFields for what the call does not take. The rest of a refused body is read and thrown away.
   */
  async read(request: FastifyRequest, reply: FastifyReply, { files, texts }: BodyRules) {
    const { owner } = request.session!;
    const network = networkOf(request.ip);
    // A client that has disconnected earlier fires no further event.
    if (reply.raw.closed) throw new Refusal('system.invalid');
    if (this.owners.has(owner)) throw new Refusal('system.busy');
    this.owners.add(owner);
    // As it comes: what is only announced takes up nothing.
    let taken = 0;
    const take = (bytes: number) => {
      taken += bytes;
      this.count(network, bytes);
      const isTooMuch = this.bytes > bytesMax || this.networkBytes.get(network)! > networkBytesMax;
      if (isTooMuch) throw new Refusal('system.busy');
    };
    // Comes once, whether the answer was sent or the caller has gone.
    reply.raw.once('close', () => {
      this.owners.delete(owner);
      this.count(network, -taken);
    });
    try {
      // What is left of it may never come.
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
  /** Counts bytes that have come. @throws Refusal where they are too many */
  take(bytes: number): void;
  /** Nothing comes any more, and it is given up. */
  onSilence(): void;
}

async function readParts(request: FastifyRequest, { files, texts, ...counting }: Reading) {
  const body: Record<string, unknown> = {};
  const maxBytes = Math.max(...[...files.values()].map((file) => file.maxBytes));
  // One more than allowed: what is too much is refused below, by its name.
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

/** By its first bytes; what the caller calls it counts for nothing. */
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
