import type { TestApp } from './processes/startTestApp.ts';

interface Sending {
  token?: string;
  name?: string;
  type?: string;
}

/** Sends a file like a browser's form and returns the response as calls do. */
export async function sendFile(
  server: TestApp,
  file: Buffer,
  { token, name = 'photo.jpg', type = 'image/jpeg' }: Sending = {},
) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(file)], name, { type }));
  const encoded = new Response(form);
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: {
      'content-type': encoded.headers.get('content-type')!,
      'language-mark': 'en',
      ...(token === undefined ? {} : { authorization: token }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every call
  return { status: response.statusCode, ...response.json<{ type: string; message: string; data: any }>() };
}
