// Mock of the browser's file upload, answered like every other call.

/** Answers a form with files, by method and path; the value of a file field is the file name. */
export type ServeForm = (
  request: { method: string; url: string; headers: Headers },
  fields: Record<string, string>,
) => Promise<Response>;

/** Mocks the part of XMLHttpRequest that src/api/calling/client.ts uses. */
export function fileRequest(serve: ServeForm) {
  return class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    timeout = 0;
    status = 0;
    statusText = '';
    responseText = '';
    onload?: () => void;
    ontimeout?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    private method = '';
    private url = '';
    private readonly headers = new Headers();
    private answered = new Headers();
    private hasEnded = false;

    open(method: string, url: string): void {
      this.method = method;
      this.url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }
    getAllResponseHeaders(): string {
      return [...this.answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }
    abort(): void {
      this.end(() => this.onabort?.());
    }
    send(form: FormData): void {
      const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
      if (this.timeout > 0) setTimeout(() => this.end(() => this.ontimeout?.()), this.timeout);
      this.upload.onprogress?.({ loaded: 64, total: 100 });
      const { method, url, headers } = this;
      serve({ method, url, headers }, Object.fromEntries(fields) as Record<string, string>).then(
        async (response) => {
          const text = await response.text();
          this.end(() => {
            this.status = response.status;
            this.responseText = text;
            this.answered = response.headers;
            this.onload?.();
          });
        },
        () => this.end(() => this.onerror?.()),
      );
    }
    private end(tell: () => void): void {
      if (this.hasEnded) return;
      this.hasEnded = true;
      tell();
    }
  };
}
