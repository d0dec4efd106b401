import type { Device } from '@grantwright/shared/contract';
import type { UserRecord } from '../users/user-model.ts';
import { deviceName } from './device.ts';
import { appendRecent } from './append-recent.ts';

/** Devices stored per account. The least recently used one is dropped first. */
const maxDevices = 20;

/**
 * Whether this is the first sign-in to an account from this kind of device. False at the first sign-in to accounts of
 * earlier versions, since every user would be notified otherwise.
 */
export const isNewDevice = (
  { knownDevices = [] }: Pick<UserRecord, 'knownDevices'>,
  device: Device,
): boolean => knownDevices.length > 0 && !knownDevices.includes(deviceName(device));

/** The pipeline expression for an account's devices with this one as the most recent. */
export const appendKnownDevice = (device: Device) =>
  appendRecent('$knownDevices', deviceName(device), maxDevices);
