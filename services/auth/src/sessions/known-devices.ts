import type { Device } from '@grantwright/shared/contract';
import type { UserRecord } from '../users/user-model.ts';
import { formatDeviceName } from './device.ts';
import { appendRecent } from './append-recent.ts';

/** The maximum number of devices stored per account. The least recently used one is dropped first. */
const maxDevices = 20;

/**
 * Whether this is the first sign-in to an account from this kind of device. False for the first sign-in to an account
 * from an earlier version, because otherwise every user would be notified.
 */
export const isNewDevice = (
  { knownDevices = [] }: Pick<UserRecord, 'knownDevices'>,
  device: Device,
): boolean => knownDevices.length > 0 && !knownDevices.includes(formatDeviceName(device));

/** Returns a pipeline expression that adds this device to the account's devices as the most recent one. */
export const appendKnownDevice = (device: Device) =>
  appendRecent('$knownDevices', formatDeviceName(device), maxDevices);
