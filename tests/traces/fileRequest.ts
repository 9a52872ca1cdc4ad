// What sends files in a browser, answered as every other call is.

/** Answers a form with files, by its method and address; the fields of a file are its name. */
export type ServeForm = (
  request: { method: string; url: string; headers: Headers },
  fields: Record<string, string>,
) => Promise<Response>;

/** In place of XMLHttpRequest: as much of it as src/api/calling/client.ts uses. */
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
