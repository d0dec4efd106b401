import { Building2, FileText, FolderOpen, LayoutDashboard, PenLine, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { paths } from '../lib/paths.ts';

type Entry = { to: string; label: string; icon: LucideIcon };
type SidebarEntry = Entry & { isCurrent: (path: string, tab: string | null) => boolean };

const sidebarEntries: SidebarEntry[] = [
  {
    to: paths.dashboard(),
    label: 'Dashboard',
    icon: LayoutDashboard,
    isCurrent: (path, tab) => isDashboardPath(path) && tab !== 'applications',
  },
  {
    to: paths.dashboard('applications'),
    label: 'Applications',
    icon: FileText,
    isCurrent: (path, tab) => isDashboardPath(path) && tab === 'applications',
  },
  {
    to: paths.creator,
    label: 'Create Application',
    icon: PenLine,
    isCurrent: (path) => path.startsWith(paths.creator),
  },
  {
    to: paths.organizations,
    label: 'Organizations',
    icon: Building2,
    isCurrent: (path) => path === paths.organizations,
  },
  {
    to: paths.documents,
    label: 'Documents',
    icon: FolderOpen,
    isCurrent: (path) => path.startsWith(paths.documents),
  },
];

/** The document library labels the organizations entry "Organization" and links to it through the dashboard. */
export const getSidebarEntries = (path: string): SidebarEntry[] =>
  path !== paths.documents
    ? sidebarEntries
    : sidebarEntries.map((entry) =>
        entry.to === paths.organizations
          ? { ...entry, to: paths.dashboard('organizations'), label: 'Organization' }
          : entry,
      );

const isDashboardPath = (path: string) => path === paths.home || path === paths.dashboard();

/** The side menu on small screens. */
export const menuEntries: Entry[] = [
  { to: paths.home, label: 'Dashboard', icon: LayoutDashboard },
  { to: paths.organizations, label: 'Organizations', icon: Building2 },
  { to: paths.creator, label: 'Create Application', icon: PenLine },
  { to: paths.documents, label: 'Document Library', icon: FolderOpen },
  { to: paths.profile, label: 'Profile', icon: UserRound },
];

/** Whether the path is the entry's own or, except for the root, a path below it. */
export const isCurrentEntry = (entry: Entry, path: string): boolean =>
  path === entry.to || (entry.to !== paths.home && path.startsWith(entry.to));
