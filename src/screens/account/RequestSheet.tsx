import { FormattedMessage } from 'react-intl';
import { useDates } from '../../intl/useDates.ts';
import { ConfirmSheet } from '../../ui/dialogs/ConfirmSheet.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { LastCase, AccountRequestKind } from './accountRequest.ts';

export interface RequestSheetProps {
  requestKind: AccountRequestKind;
  /** Open request. */
  request: LastCase;
  isWithdrawing: boolean;
  onWithdraw: () => void;
  onClose: () => void;
}

/** Pending request; the user can withdraw it until the decision. */
export function RequestSheet({
  requestKind,
  request,
  isWithdrawing,
  onWithdraw,
  onClose,
}: RequestSheetProps) {
  const dates = useDates();
  const time = dates.detail(request.created_ms);
  return (
    <ConfirmSheet
      title={
        requestKind === 'copy' ? (
          <FormattedMessage id="account.copy.requested" defaultMessage="Copy requested" />
        ) : (
          <FormattedMessage id="account.closing.requested" defaultMessage="Closing requested" />
        )
      }
      keep={<FormattedMessage id="account.request.keep" defaultMessage="Keep request" />}
      commit={<FormattedMessage id="account.request.withdraw" defaultMessage="Cancel request" />}
      busy={
        isWithdrawing ? (
          <FormattedMessage id="account.request.withdrawing" defaultMessage="Cancelling" />
        ) : undefined
      }
      onKeep={onClose}
      onCommit={onWithdraw}
    >
      <Text as="p" tone="secondary">
        {requestKind === 'copy' ? (
          <FormattedMessage
            id="account.copy.requested.text"
            defaultMessage="Requested {time}. We’re reviewing it and will then send you the file."
            values={{ time }}
          />
        ) : (
          <FormattedMessage
            id="account.closing.requested.text"
            defaultMessage="Requested {time}. We’re reviewing it. Once approved, your account is closed permanently."
            values={{ time }}
          />
        )}
      </Text>
      {request.is_sandbox ? (
        <Notice tone="warning" lead={<FormattedMessage id="common.sandbox" defaultMessage="Sandbox." />}>
          <FormattedMessage
            id="account.request.sandbox"
            defaultMessage="Sandbox: a program decides within a few seconds instead of a person."
          />
        </Notice>
      ) : null}
    </ConfirmSheet>
  );
}
