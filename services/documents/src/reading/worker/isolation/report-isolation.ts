import type { Logger } from '@grantwright/shared/service';
import type { Isolation } from './choose-isolation.ts';

/** Logs what keeps reading processes from the secrets of the service and from the network (ADR 35). */
export function reportIsolation(
  log: Logger,
  { namespaces, permissions, hiddenParent }: Isolation,
): void {
  const isolation = { namespaces, permissions, hiddenParent };
  const isSecretHidden = namespaces || hiddenParent;
  if (isSecretHidden && permissions) log.info(isolation, 'reading processes are isolated');
  else
    log.warn(
      isolation,
      'reading processes are isolated in part: this machine allows no more, see adr 35',
    );
}
