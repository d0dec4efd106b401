import type { Endpoint } from '@grantwright/shared/contract';
import type { WireEndpoint } from './endpoints.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { getOfflineSignal } from './offline-signal.ts';
import { parseJson } from './parse-json.ts';
import type { ResponseBody, UntypedOptions } from './request.ts';
import { reportFailure, buildHeaders, buildUrl, readBody } from './request.ts';

type Upload = Pick<UntypedOptions, 'idempotencyKey' | 'onSignedOut' | 'query' | 'signal'> & {
  files: readonly File[];
  /** The share of bytes sent, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Sends files as multipart. Uses XMLHttpRequest, because fetch does not report upload progress. */
export function uploadFiles<C extends Endpoint>(
  endpoint: WireEndpoint<C>,
  options: Upload,
): Promise<ResponseBody<C>> {
  const form = buildForm(endpoint, options.files);
  return new Promise((resolve, reject) => {
    options.signal?.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(endpoint.method, buildUrl(endpoint, options));
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(buildHeaders(options))) {
      xhr.setRequestHeader(name, value);
    }
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => {
      if (xhr.status >= 200 && xhr.status < 300) {
        resolve(
          readBody(Promise.resolve(xhr.responseText).then(parseJson<ResponseBody<C>>), options),
        );
        return;
      }
      const { status, responseText: body, statusText } = xhr;
      const retryAfter = xhr.getResponseHeader('Retry-After');
      const error = new ApiError({ status, body, statusText, retryAfter, isUpload: true });
      reject(reportFailure(error, options));
    };
    xhr.onerror = () => reject(new ConnectionError());
    const offline = getOfflineSignal();
    xhr.onabort = () =>
      reject(
        offline.aborted
          ? new ConnectionError()
          : new DOMException('The upload was canceled.', 'AbortError'),
      );
    const signal = AbortSignal.any([offline, ...(options.signal ? [options.signal] : [])]);
    const abort = () => xhr.abort();
    signal.addEventListener('abort', abort);
    // The offline signal outlives the upload, and a listener would keep the files in memory.
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    xhr.send(form);
  });
}

/** Builds the multipart body of an upload. */
export function buildForm(endpoint: WireEndpoint, files: readonly File[]): FormData {
  const form = new FormData();
  const field = typeof endpoint.upload === 'object' ? endpoint.upload.field : 'file';
  // The size precedes the file, so that the server can stream the file to a store that requires the size up front.
  const [only, ...others] = files;
  if (only && others.length === 0) form.append('size', String(only.size));
  for (const file of files) form.append(field, file, file.name);
  return form;
}
