import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Invite } from '../../api/referral.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { copyText } from '../../ui/actions/copyText.ts';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { PosterCard } from '../../ui/cards/PosterCard.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Inviting } from './useInviting.ts';

interface InvitingCardProps extends Pick<Inviting, 'link' | 'onCopied' | 'onShare'> {
  invite: Invite;
  onPoster: () => void;
}

/** The invitation code with its actions. */
export function InvitingCard({ invite, link = '', onCopied, onShare, onPoster }: InvitingCardProps) {
  const intl = useIntl();
  const code = useRef<HTMLSpanElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(invite.extension_code, code.current ?? undefined);
    setFailed(!isCopied);
    if (isCopied) onCopied();
  };
  return (
    <Stack gap="3" gutter padBlock="3">
      <PosterCard
        slogan={
          <FormattedMessage
            id="home.visitor.title"
            defaultMessage="See the price, the fee and the risk before you trade."
          />
        }
        label={<FormattedMessage id="register.invitation" defaultMessage="Invitation code" />}
        code={invite.extension_code}
        codeRef={code}
        qr={{
          text: link,
          label: intl.formatMessage({ id: 'referral.qr', defaultMessage: 'QR code of your link' }),
        }}
      />
      <Stack direction="row" gap="2" equal>
        <Button variant="secondary" size="tight" icon={laterIcons.copy} onClick={() => void copy()}>
          <FormattedMessage id="deposit.copy" defaultMessage="Copy" />
        </Button>
        <Button variant="secondary" size="tight" icon={laterIcons.image} onClick={onPoster}>
          <FormattedMessage id="referral.poster" defaultMessage="Poster" />
        </Button>
        <Button size="tight" icon={laterIcons.share} onClick={() => void onShare()}>
          <FormattedMessage id="kline.share" defaultMessage="Share" />
        </Button>
      </Stack>
      <div role="status">
        {hasFailed ? (
          <Text as="p" variant="caption" tone="danger">
            <FormattedMessage id="ui.copy.failed" defaultMessage="Copy failed, please copy manually" />
          </Text>
        ) : null}
      </div>
    </Stack>
  );
}
