import { AppError } from '@grantwright/shared/service';

export const createStaleAccountError = () =>
  new AppError('stale-version', 'Your account was changed elsewhere at the same time. Try again.');
