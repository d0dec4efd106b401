import { Building2, FileText, FolderOpen, LayoutDashboard, PenLine, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { paths } from '../lib/paths.ts';

export type Entry = { to: string; label: string; icon: LucideIcon; end?: boolean };

/** Sidebar on large screens, strip on small ones (spec: dashboard, documents). */
type DeskEntry = Entry & { current: (path: string, tab: string | null) => boolean };

const deskEntries: DeskEntry[] = [
  {
    to: paths.dashboard(),
    label: 'Dashboard',
    icon: LayoutDashboard,
    current: (path, tab) => isDashboard(path) && tab !== 'applications',
  },
  {
    to: paths.dashboard('applications'),
    label: 'Applications',
    icon: FileText,
    current: (path, tab) => isDashboard(path) && tab === 'applications',
  },
  {
    to: paths.creator,
    label: 'Create Application',
    icon: PenLine,
    current: (path) => path.startsWith(paths.creator),
  },
  {
    to: paths.organizations,
    label: 'Organizations',
    icon: Building2,
    current: (path) => path === paths.organizations,
  },
  {
    to: paths.documents,
    label: 'Documents',
    icon: FolderOpen,
    current: (path) => path === paths.documents,
  },
];

/** In the library the entry has the specification's own word and way: by the dashboard. */
export const deskEntriesAt = (path: string): DeskEntry[] =>
  path !== paths.documents
    ? deskEntries
    : deskEntries.map((entry) =>
        entry.to === paths.organizations
          ? { ...entry, to: paths.dashboard('organizations'), label: 'Organization' }
          : entry,
      );

const isDashboard = (path: string) => path === paths.home || path === paths.dashboard();

/** The side menu of small screens (spec: shared navigation). */
export const menuEntries: Entry[] = [
  { to: paths.home, label: 'Dashboard', icon: LayoutDashboard },
  { to: paths.organizations, label: 'Organizations', icon: Building2 },
  { to: paths.creator, label: 'Create Application', icon: PenLine },
  { to: paths.documents, label: 'Document Library', icon: FolderOpen },
  { to: paths.profile, label: 'Profile', icon: UserRound },
];

/** Highlighted when the path equals it or, for non-root entries, starts with it. */
export const isCurrent = (entry: Entry, path: string): boolean =>
  path === entry.to || (entry.to !== paths.home && path.startsWith(entry.to));
