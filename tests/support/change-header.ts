import type { RequestListener } from 'node:http';

/**
 * Answers as a listener that sets its headers at once does, with one header changed.
 *
 * @param change is called for every response; undefined removes the header, and a missing one stays so
 */
export const changeHeader =
  (
    listener: RequestListener,
    name: string,
    change: (value: string) => string | undefined,
  ): RequestListener =>
  (request, response) => {
    const { setHeaders } = response;
    response.setHeaders = (headers) => {
      setHeaders.call(response, headers);
      const value = change(String(response.getHeader(name) ?? ''));
      if (value === undefined) response.removeHeader(name);
      else if (response.hasHeader(name)) response.setHeader(name, value);
      return response;
    };
    listener(request, response);
  };
