import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Invite } from '../../api/referral.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { CopyValue } from '../../ui/actions/CopyValue.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { PosterPicture } from '../../ui/cards/PosterCard.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { PosterWords } from './posterPicture.ts';
import type { Inviting } from './useInviting.ts';

interface PosterSheetProps extends Pick<Inviting, 'link' | 'onDraw' | 'onSave' | 'onShare'> {
  invite: Invite;
  onClose: () => void;
}

/** Texts of the poster, including the disclosure that the invitee needs. */
function usePosterWords({ invite, link = '' }: Pick<PosterSheetProps, 'invite' | 'link'>): PosterWords {
  const intl = useIntl();
  const formats = useFormats();
  const { total_return_rate: rate } = invite;
  const paid = intl.formatMessage(
    {
      id: 'referral.poster.paid',
      defaultMessage:
        'The person who invited you receives {rate} of the spot trading fees that you pay; you pay nothing extra.',
    },
    { rate: formats.feeRate(rate ?? '') },
  );
  return {
    slogan: intl.formatMessage({
      id: 'home.visitor.title',
      defaultMessage: 'See the price, the fee and the risk before you trade.',
    }),
    codeLabel: intl.formatMessage({ id: 'register.invitation', defaultMessage: 'Invitation code' }),
    code: invite.extension_code,
    link,
    notes: [
      intl.formatMessage({
        id: 'referral.poster.risk',
        defaultMessage: 'Coins can lose all their value.',
      }),
      ...(rate === undefined ? [] : [paid]),
    ],
  };
}

interface Drawn {
  picture: Blob | undefined;
  url: string | undefined;
}

/** Undefined until drawn. */
function usePicture(words: PosterWords, onDraw: Inviting['onDraw']): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>();
  const draw = useEffectEvent(() => onDraw(words));
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    void draw().then((picture) => {
      if (isGone) return;
      url = picture && URL.createObjectURL(picture);
      setDrawn({ picture, url });
    });
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, []);
  return drawn;
}

/** The poster as an image: where saving fails, a long press on the image saves it. */
export function PosterSheet({ invite, link, onDraw, onSave, onShare, onClose }: PosterSheetProps) {
  const intl = useIntl();
  const words = usePosterWords({ invite, link });
  const drawn = usePicture(words, onDraw);
  const [hasFailed, setFailed] = useState(false);
  return (
    <Sheet
      title={<FormattedMessage id="referral.poster.title" defaultMessage="Your poster" />}
      onClose={onClose}
      actions={
        <ButtonPair>
          <Button
            variant="secondary"
            icon={laterIcons.image}
            onClick={() => setFailed(!onSave(drawn?.picture))}
          >
            <FormattedMessage id="deposit.save" defaultMessage="Save image" />
          </Button>
          <Button icon={laterIcons.share} onClick={() => void onShare()}>
            <FormattedMessage id="kline.share" defaultMessage="Share" />
          </Button>
        </ButtonPair>
      }
    >
      <Stack gap="3">
        {drawn === undefined ? (
          <Skeleton shape="rows" />
        ) : drawn.url === undefined ? null : (
          <PosterPicture
            src={drawn.url}
            alt={intl.formatMessage(
              { id: 'referral.poster.alt', defaultMessage: 'Poster with your code {code}' },
              { code: invite.extension_code },
            )}
          />
        )}
        <div role="status">
          {hasFailed || (drawn && drawn.url === undefined) ? (
            <Text as="p" variant="caption" tone="danger">
              <FormattedMessage
                id="referral.saveFailed"
                defaultMessage="The image could not be saved. Press and hold it, or take a screenshot."
              />
            </Text>
          ) : null}
        </div>
        {link === undefined ? null : (
          <CopyValue text={link} name={intl.formatMessage({ id: 'referral.link', defaultMessage: 'link' })} />
        )}
        <Text as="p" variant="caption" tone="muted" align="center">
          <FormattedMessage
            id="referral.poster.note"
            defaultMessage="The picture holds your code and nothing else about you."
          />
        </Text>
      </Stack>
    </Sheet>
  );
}
