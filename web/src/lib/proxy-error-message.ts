import { maxFileMb } from '@grantwright/shared/contract';

const reasonsByStatus: Partial<Record<number, string>> = {
  413: 'This is too large for the server. Shorten it and try again; your input has been kept.',
  429: 'Too many requests were sent in a short time. Wait a minute, then try again.',
  502: 'The service cannot be reached right now. Try again in a few minutes; your input has been kept.',
  503: 'The service is not available right now. Try again in a few minutes; your input has been kept.',
  504: 'The server took too long to respond. Try again in a few minutes; your input has been kept.',
};

/** The message for a file rejected by a proxy with a lower size limit. */
const fileTooLarge = `This file is too large. The limit is ${maxFileMb} MB. Choose a smaller file, or upload only the pages you need.`;

/**
 * Returns the message for an error from a proxy in front of our servers, whose body (usually an HTML page) is not
 * meant for users. Returns undefined if the status does not indicate the cause.
 */
export const getProxyErrorMessage = (status: number, isUpload: boolean): string | undefined =>
  status === 413 && isUpload ? fileTooLarge : reasonsByStatus[status];
