import type { Entitlement } from '@grantwright/shared/contract';
import { formatPrice } from '../../../lib/format.ts';

/** Describes what the next application costs. */
export function entitlementText({ superUser, freeLeft, credits, price }: Entitlement): string {
  if (superUser) return 'Your account has unlimited applications.';
  if (freeLeft > 0) return 'This application is free.';
  if (credits === 1) return 'This application uses your paid credit.';
  if (credits > 1) return `This application uses one of your ${credits} paid credits.`;
  return `This application costs ${formatPrice(price.amount)}, one time, when you save it. You can try everything first.`;
}
