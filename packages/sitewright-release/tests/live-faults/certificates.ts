import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { siteOrigin } from '../../../../tests/support/built-pages.ts';

export type CertificateName = 'both' | 'other' | 'unknown' | 'soon';

/** The names of the built site: with `www.` and without. */
const domain: string = new URL(siteOrigin).hostname;
export const bare: string = domain.replace(/^www\./, '');

const certificates: Record<CertificateName, { names: string[]; days: number; isKnown: boolean }> = {
  both: { names: [domain, bare], days: 60, isKnown: true },
  other: { names: [domain], days: 60, isKnown: true },
  unknown: { names: [domain, bare], days: 60, isKnown: false },
  soon: { names: [domain, bare], days: 3, isKnown: true },
};

export const missingOpenssl: string | undefined = spawnSync('openssl', ['version']).error
  ? 'openssl is not installed: apt-get install openssl'
  : undefined;

/** Writes certificates and their keys into a folder, and lets this process trust those of a known authority. */
export function makeCertificates(cwd: string): void {
  const known = Object.entries(certificates).flatMap(([name, { names, days, isKnown }]) => {
    const subject = names.map((one) => `DNS:${one}`).join();
    const options = [
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
    ];
    const { status, stderr } = spawnSync(
      'openssl',
      [
        ...['req', ...options, '-days', String(days), '-subj', `/CN=${name}`],
        ...[
          '-addext',
          `subjectAltName=${subject}`,
          '-keyout',
          `${name}.key`,
          '-out',
          `${name}.pem`,
        ],
      ],
      { cwd, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return isKnown ? [readFileSync(path.join(cwd, `${name}.pem`), 'utf8')] : [];
  });
  setDefaultCACertificates([...getCACertificates('default'), ...known]);
}
