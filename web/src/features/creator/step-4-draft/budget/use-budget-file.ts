import type { Budget } from '@grantwright/shared/contract';
import { useAction } from '../../../../lib/use-action.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { notify } from '../../../../ui/notify.ts';

/** Downloads the budget as a spreadsheet. */
export function useBudgetFile() {
  const action = useAction({
    mutationFn: async (budget: Budget) => {
      const { createBudgetFile } = await import('../../download/budget-file.ts');
      return createBudgetFile(budget);
    },
    onSuccess(blob) {
      saveFile(blob, 'budget.xlsx');
      notify.success('Download Started');
    },
    onError: (error) =>
      notify.failure(
        'Failed to export the budget',
        error,
        'Try again. If items are very long, shorten them.',
      ),
  });
  return { exporting: action.isPending, exportBudget: action.mutate };
}
