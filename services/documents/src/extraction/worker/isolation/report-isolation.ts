import type { Logger } from '@grantwright/shared/service';
import type { Isolation } from './choose-isolation.ts';

/** Logs how reading processes are isolated from the service's secrets and the network (ADR 35). */
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
      'reading processes are only partly isolated: see ADR 35 for what this machine lacks',
    );
}
