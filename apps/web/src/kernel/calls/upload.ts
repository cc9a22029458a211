/**
 * Sends a request while telling how much of it is sent, which `fetch` cannot. Rejects as `fetch` does: with an
 * AbortError after the signal, with a TypeError where no answer came.
 */
export async function sendWithProgress(
  request: Request,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Response> {
  const body = await request.blob();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const sending = new XMLHttpRequest();
  sending.open(request.method, request.url);
  sending.responseType = 'arraybuffer';
  request.headers.forEach((value, name) => sending.setRequestHeader(name, value));
  sending.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
  sending.addEventListener('load', () => {
    const headers = new Headers();
    for (const line of sending.getAllResponseHeaders().trim().split(/\r?\n/)) {
      const colon = line.indexOf(':');
      if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
    }
    resolve(new Response(sending.response as ArrayBuffer, { status: sending.status, headers }));
  });
  sending.addEventListener('error', () => reject(new TypeError('No answer came.')));
  sending.addEventListener('abort', () => reject(signal.reason));
  signal.addEventListener('abort', () => sending.abort(), { once: true });
  sending.send(body);
  return promise;
}
