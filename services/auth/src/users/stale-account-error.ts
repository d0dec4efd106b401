import { AppError } from '@grantwright/shared/service';

export const staleAccountError = () =>
  new AppError('stale-version', 'Your account was changed at the same time. Please try again.');
