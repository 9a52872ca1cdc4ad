// Calls that upload files, separate from client.ts so that only pages with uploads load them.
import type { money, paths } from '../../../contracts/schema.d.ts';
import { ApiError } from './ApiError.ts';
import { callTimeLimit, connection, received } from './client.ts';

interface Sending {
  /** Fraction sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads files with progress, which fetch does not report.
 * @throws ApiError; an abort by the caller as its signal's reason
 */
export function sendFile(
  path: Exclude<keyof paths, money['paths']>,
  files: Readonly<Record<string, File>>,
  { onProgress, signal }: Sending,
): Promise<{ response: Response }> {
  const { origin, credentials } = connection;
  const token = credentials.token();
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', `${origin}/api${path}`);
    request.timeout = callTimeLimit;
    request.setRequestHeader('language-mark', credentials.languageMark());
    if (token) request.setRequestHeader('authorization', token);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      resolve({ response: received(responseOf(request), request.responseText, token) });
    };
    request.ontimeout = () => reject(new ApiError({ kind: 'timeout', message: 'No answer in time' }));
    request.onerror = () =>
      reject(new ApiError({ kind: 'offline', message: 'The server could not be reached' }));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = new Headers();
  for (const line of lines) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  return new Response(null, { status: request.status, statusText: request.statusText, headers });
}
