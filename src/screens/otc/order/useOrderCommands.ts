import { useRef } from 'react';
import type { FormOf } from '../../../api/calling/client.ts';
import {
  appealOtcOrder,
  cancelOtcOrder,
  markOtcPaid,
  releaseOtcOrder,
  type OtcOrderDetail,
} from '../../../api/otc.ts';
import type { AppealValues, PaidValues, ReleaseValues } from './orderForms.ts';
import { useOrderCommand } from './useOrderCommand.ts';

const isEnded = ({ status }: OtcOrderDetail): boolean => status !== 1;

interface PaidDraft {
  id: string;
  reference: string;
  proof: string;
}

/** @param proof path of the uploaded picture */
export function usePaying(id: string, proof: string | undefined) {
  return useOrderCommand({
    name: 'otc.paid',
    mutation: markOtcPaid(),
    draftOf: ({ reference }: PaidValues): PaidDraft => ({
      id,
      reference: reference.trim(),
      proof: proof ?? '',
    }),
    formOf: (draft): FormOf<'markOtcPaid'> => ({
      id: draft.id,
      ...(draft.reference !== '' && { reference: draft.reference }),
      ...(draft.proof !== '' && { proof: draft.proof }),
    }),
    names: { reference: 'reference', proof: 'proof' },
    isDone: ({ status }) => status === 2,
    isOver: isEnded,
    done: 'otc.markedPaid',
  });
}

export function useCancelling(id: string) {
  return useOrderCommand({
    name: 'otc.cancel',
    mutation: cancelOtcOrder(),
    draftOf: () => ({ id }),
    formOf: (draft): FormOf<'cancelOtcOrder'> => draft,
    names: {},
    isDone: ({ cancelled_by: by, status }) => status === 5 && (by === undefined || by === 'buyer'),
    isOver: isEnded,
    done: 'otc.cancelled',
  });
}

export function useReleasing(id: string) {
  // Not part of the stored draft.
  const password = useRef('');
  const command = useOrderCommand({
    name: 'otc.release',
    mutation: releaseOtcOrder(),
    draftOf: ({ value }: ReleaseValues) => ({ id, value }),
    formOf: (draft): FormOf<'releaseOtcOrder'> => ({ ...draft, pay_password: password.current }),
    nameOf: (draft) => draft.id,
    names: { value: 'value', pay_password: 'password' },
    isDone: ({ phase }) => phase === 'released',
    isOver: ({ phase }) => phase !== 'awaiting_release',
    done: 'otc.released',
  });
  return {
    ...command,
    onSubmit: async (values: ReleaseValues) => {
      password.current = values.password;
      try {
        return await command.onSubmit(values);
      } finally {
        password.current = '';
      }
    },
  };
}

interface AppealDraft {
  id: string;
  reason: string;
  text: string;
  picture: string;
}

/** @param picture path of the uploaded picture */
export function useAppealing(id: string, picture: string | undefined) {
  return useOrderCommand({
    name: 'otc.appeal',
    mutation: appealOtcOrder(),
    draftOf: ({ reason, text }: AppealValues): AppealDraft => ({
      id,
      reason,
      text: text.trim(),
      picture: picture ?? '',
    }),
    formOf: (draft): FormOf<'appealOtcOrder'> => ({
      id: draft.id,
      reason: draft.reason as FormOf<'appealOtcOrder'>['reason'],
      text: draft.text,
      ...(draft.picture !== '' && { picture: draft.picture }),
    }),
    nameOf: (draft) => `${draft.id} ${draft.reason} ${draft.text}`,
    names: { reason: 'reason', text: 'text', picture: 'picture' },
    isDone: ({ events, appealed_ms: sinceMs }, { text }) =>
      events === undefined
        ? sinceMs !== undefined
        : events.some(
            ({ by, what, text: said }) => by === 'customer' && what === 'appealed' && said === text,
          ),
    isOver: ({ phase }) => phase === 'released',
    done: 'otc.appealed',
  });
}
