import { figure } from './figure.ts';
import type { Finder, Finding } from '../finding.ts';

/** An IBAN in groups or in one. */
const pattern = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){3,7}(?:[ -]?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/g;

/** Accounts that money may be sent to, equal in any grouping. */
export const findAccounts: Finder = (text) =>
  [...text.matchAll(pattern)].map((match): Finding => {
    const key = `account:${match[0].replace(/[ -]/g, '').toLowerCase()}`;
    return figure(text, match, key);
  });
