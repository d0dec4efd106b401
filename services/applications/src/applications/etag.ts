import { AppError } from '@grantwright/shared/service';

export const toEtag = (version: number): string => `"${version}"`;

/**
 * Parses the versions in an `If-Match` header. Skips tags that are not versions.
 *
 * @throws AppError `version-required` if the header is missing or empty (RFC 6585)
 */
export function parseVersions(ifMatch: string | undefined): number[] {
  if (ifMatch === undefined || ifMatch.trim() === '')
    throw new AppError(
      'version-required',
      'A save must include the version it is based on, so that it does not overwrite newer changes.',
    );
  return ifMatch.split(',').flatMap((tag) => {
    const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim())?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}
