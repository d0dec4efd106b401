import { useState } from 'react';
import { createSessionDraft } from '../../../lib/session-draft.ts';
import type { FieldExtras } from '../../../domain/organization-form/organization-form-field.tsx';
import type {
  OrganizationField,
  OrganizationForm,
} from '../../../domain/organization-form/organization-form.ts';
import { ConflictingValues } from './conflicting-values.tsx';
import type { ExtractedField, FieldSources, SourcedValue } from './extracted-fields.ts';
import { SourceNote, UndoButton } from './source-note.tsx';

type FormAccess = {
  draftKey: string;
  form: OrganizationForm;
  /** Returns the form, including changes not rendered yet. */
  current: () => OrganizationForm;
  update: (changes: Partial<OrganizationForm>) => void;
};

/** Fills in the form with extracted values and keeps the source of each until the organization is saved. */
export function useExtractedFields({ draftKey, form, current, update }: FormAccess) {
  const [store] = useState(() => createSessionDraft<FieldSources>(`${draftKey}:found`));
  const [sources, setSources] = useState<FieldSources>(() => store.read() ?? {});

  const setAndStore = (next: FieldSources) => {
    setSources(next);
    store.write(next);
  };

  function fill(fields: ExtractedField[]) {
    const next = { ...sources };
    const values: Partial<OrganizationForm> = {};
    for (const { path, value, source, options } of fields) {
      // Even after a second extraction, Undo restores the user's input.
      const before = sources[path]?.before ?? current()[path];
      next[path] = { ...source, before, ...(options && { options }) };
      values[path] = value;
    }
    update(values);
    setAndStore(next);
  }

  function choose(field: OrganizationField, { value, ...source }: SourcedValue) {
    const { before = '', options } = sources[field] ?? {};
    update({ [field]: value });
    setAndStore({ ...sources, [field]: { ...source, before, ...(options && { options }) } });
  }

  function undo(field: OrganizationField) {
    const { [field]: source, ...rest } = sources;
    if (source) update({ [field]: source.before });
    setAndStore(rest);
  }

  function extrasFor(field: OrganizationField, label: string): FieldExtras {
    const source = sources[field];
    if (!source) return {};
    return {
      hint: <SourceNote source={source} />,
      aside: <UndoButton label={label} onClick={() => undo(field)} />,
      below: source.options && (
        <ConflictingValues
          field={field}
          label={label}
          value={form[field]}
          options={source.options}
          onChoose={(option) => choose(field, option)}
        />
      ),
    };
  }

  return {
    fill,
    extrasFor,
    clear: () => {
      setSources({});
      store.clear();
    },
  };
}
