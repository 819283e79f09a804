import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { pagePaths } from '../../../../tests/support/built-pages.ts';
import { listFilesIn } from '../../../sitewright/hosting/served-files.ts';
import type { CertificateName } from './certificates.ts';

/** What answers for a site in a test: its own address, the domain without `www.`, and both without HTTPS. */
export interface Answers {
  site: RequestListener;
  bare: RequestListener;
  plain: RequestListener;
  /** The certificates of the site and of the domain without `www.`. */
  certificates: [site: CertificateName, bare: CertificateName];
  hasHttp2: boolean;
}

export type Edit = (text: string) => string;

/** One thing that is wrong with a live site. */
export interface Fault {
  what: string;
  /** The one line that says it. */
  line: RegExp;
  /** Breaks the files; without it the other breaks the server. */
  files?: (folder: string) => void;
  preview?: (answers: Answers) => Partial<Answers>;
}

/** A page that is not the start page. */
export const page: string = pagePaths[1] ?? '';

/** Writes a text with its compressed forms, as a build does. */
export function put(folder: string, file: string, change: Edit): void {
  const target = path.join(folder, file);
  const text = change(readFileSync(target, 'utf8'));
  writeFileSync(target, text);
  writeFileSync(`${target}.br`, zlib.brotliCompressSync(text));
  writeFileSync(`${target}.gz`, zlib.gzipSync(text));
}

/** Deletes the files of a pattern, the last of them alone where all is false. */
export function remove(folder: string, pattern: RegExp, all = true): void {
  const files = listFilesIn(folder).filter((file) => pattern.test(file));
  for (const file of all ? files : files.slice(-1)) rmSync(path.join(folder, file));
}

export const withHeader =
  (name: string, value: string) =>
  ({ site }: Answers): Partial<Answers> => ({
    site: (request, response) => {
      response.setHeader(name, value);
      site(request, response);
    },
  });

/** Removes headers of every answer, or changes their values. */
export const changed =
  (name: RegExp, change?: Edit) =>
  ({ site }: Answers): Partial<Answers> => ({
    site: (request, response) => {
      const { setHeaders } = response;
      response.setHeaders = (headers) => {
        const entries = [...(headers as Map<string, string>)].flatMap(([key, value]) => {
          if (!name.test(key)) return [[key, value] as const];
          return change ? [[key, change(value)] as const] : [];
        });
        return setHeaders.call(response, new Map(entries));
      };
      site(request, response);
    },
  });

export const answer =
  (status: number, headers: Record<string, string>, text = ''): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end(text);
  };

export const at =
  (urlPath: string, listener: RequestListener) =>
  ({ site }: Answers) => ({
    site: ((request, response) =>
      (request.url?.split('?')[0] === urlPath ? listener : site)(
        request,
        response,
      )) as RequestListener,
  });
