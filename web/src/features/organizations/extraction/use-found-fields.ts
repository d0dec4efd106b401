import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sessionDraft } from '../../../lib/session-draft.ts';
import type { FieldPath, OrganizationForm } from '../organization-form.ts';
import type { ExtractedField, FoundFields, FoundOption } from './found.ts';

/** Fills the form with what was found and remembers where, as long as the form itself is kept. */
export function useFoundFields(form: UseFormReturn<OrganizationForm>, draftKey: string) {
  const [store] = useState(() => sessionDraft<FoundFields>(`${draftKey}:found`));
  const [found, setFound] = useState<FoundFields>(() => store.read() ?? {});

  const keep = (next: FoundFields) => {
    setFound(next);
    store.write(next);
  };
  const put = (path: FieldPath, value: string) =>
    form.setValue(path, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  return {
    found,
    take: (fields: ExtractedField[]) => {
      const next = { ...found };
      for (const { path, value, source, options } of fields) {
        // What a second paper overwrites is still the person's own text underneath.
        const before = found[path]?.before ?? form.getValues(path);
        next[path] = { ...source, before, ...(options && { options }) };
        put(path, value);
      }
      keep(next);
    },
    /** What another paper says; the field now shows that paper as its source. */
    choose: (path: FieldPath, { value, ...place }: FoundOption) => {
      const { before = '', options } = found[path] ?? {};
      put(path, value);
      keep({ ...found, [path]: { ...place, before, ...(options && { options }) } });
    },
    putBack: (path: FieldPath) => {
      const { [path]: source, ...rest } = found;
      if (source) put(path, source.before);
      keep(rest);
    },
    forget: () => {
      setFound({});
      store.clear();
    },
  };
}
