import type { Entitlement } from '@grantwright/shared/contract';
import { formatPrice, pluralize } from '../../lib/format.ts';

/** Describes the user's remaining applications, for the dashboard. */
export function describeEntitlement({ superUser, freeLeft, credits, price }: Entitlement): string {
  const paid = `${pluralize(credits, 'paid application')} left`;
  if (superUser) return 'Your account has unlimited applications.';
  if (freeLeft > 0) {
    const free = 'Your first application is free.';
    return credits > 0 ? `${free} ${paid} after it.` : free;
  }
  if (credits > 0) return `${paid}.`;
  return `You have used your free application. Each additional one costs ${formatPrice(price.amount)}, paid once when you first save it.`;
}

/** Describes the price of the application being created. */
export function describeCost({ superUser, freeLeft, credits, price }: Entitlement): string {
  if (superUser) return 'Your account has unlimited applications.';
  if (freeLeft > 0) return 'This application is free.';
  if (credits === 1) return 'This application uses your paid credit.';
  if (credits > 1) return `This application uses one of your ${credits} paid credits.`;
  return `This application costs ${formatPrice(price.amount)}, one time, when you save it. You can try everything first.`;
}
