import type { MemberRole } from '@grantwright/shared/contract';

export const roleLabels: Record<MemberRole, string> = { editor: 'Editor', viewer: 'Viewer' };

export const roleOptions = (['editor', 'viewer'] as const).map((value) => ({
  value,
  label: roleLabels[value],
}));
