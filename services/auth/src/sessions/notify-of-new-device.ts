import type { Device } from '@grantwright/shared/contract';
import type { PipelineStage } from 'mongoose';
import type { Deps } from '../deps.ts';
import { addEmail } from '../emails/add-email.ts';
import type { UserRecord } from '../users/user-model.ts';
import { appendRecent } from './session-stages.ts';
import { formatDeviceName } from './device.ts';

/** The maximum number of devices stored per account. The least recently used one is dropped first. */
const maxDevices = 20;

/** Returns the stages that email the user if this is the first sign-in to the account from this kind of device. */
export function notifyOfNewDevice(
  deps: Pick<Deps, 'mailer' | 'now' | 'newId'>,
  { knownDevices }: Pick<UserRecord, 'knownDevices'>,
  device: Device,
): PipelineStage.Set[] {
  const name = formatDeviceName(device);
  return knownDevices.includes(name) ? [] : addEmail(deps, { kind: 'new-device', device: name });
}

/** Returns a pipeline expression that adds this device to the account's devices as the most recent one. */
export const appendKnownDevice = (device: Device) =>
  appendRecent('$knownDevices', formatDeviceName(device), maxDevices);
