import { maxFileMb } from '@grantwright/shared/contract';

const reasonsByStatus: Partial<Record<number, string>> = {
  413: 'This is too large for the server. Your input has been kept. Shorten it and try again.',
  429: 'Too many requests were sent in a short time. Wait a minute, then try again.',
  502: 'We can’t reach the service right now. Your input has been kept. Try again in a few minutes.',
  503: 'The service is not available right now. Your input has been kept. Try again in a few minutes.',
  504: 'The server took too long to respond. Your input has been kept. Try again in a few minutes.',
};

/** The message for a file rejected by a proxy with a lower size limit. */
const fileTooLarge = `This file is too large. The limit is ${maxFileMb} MB. Choose a smaller file, or upload only the pages you need.`;

/**
 * Returns the message for an error from a proxy in front of our servers, whose body (usually an HTML page) is not
 * meant for users. Returns undefined if the status does not indicate the cause.
 */
export const getProxyErrorMessage = (status: number, isUpload: boolean): string | undefined =>
  status === 413 && isUpload ? fileTooLarge : reasonsByStatus[status];
