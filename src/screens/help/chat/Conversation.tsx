import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendChatMessage } from '../../../api/chat.ts';
import { otcOrder } from '../../../api/otc.ts';
import { upload } from '../../../api/verification.ts';
import { MessagePicture, UploadedPicture } from './MessagePicture.tsx';
import { useConversation } from './useConversation.ts';
import { useOutbox } from './useOutbox.ts';
import { transferProof } from '../../../components/pictures/outlines.ts';
import { PictureRow } from '../../../components/pictures/PictureRow.tsx';
import { usePictures } from '../../../components/pictures/usePictures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { chatTitles } from './chatTitles.tsx';
import { ConversationView } from './ConversationView.tsx';
import { OrderHead } from './OrderHead.tsx';

interface ConversationProps {
  /** Id of the account. */
  account: string;
  /** The P2P order; undefined for the conversation with the desk. */
  order: string | undefined;
}

const slots = ['picture'] as const;

/** The conversation of a logged-in user. */
export function Conversation({ account, order }: ConversationProps) {
  const { site, serverNow, pathOf, back, offlineBar } = useShell();
  const intl = useIntl();
  const { conversation, onOlder } = useConversation(order);
  const confirmed = conversation.state === 'ready' ? conversation.data.messages : [];
  const outbox = useOutbox({ account, order, command: sendChatMessage(), confirmed });
  const maxBytes = site?.upload_max_bytes;
  const own = usePictures({ form: 'chat', of: order ?? '', account, slots, maxBytes, send: upload });
  const { picture } = own.pictures;
  const of = useQuery({ ...otcOrder(order ?? ''), enabled: order !== undefined });
  const title = intl.formatMessage({ id: 'claim.picture', defaultMessage: 'Picture' });
  const about = order === undefined ? 'service' : 'order';
  return (
    <ConversationView
      about={about}
      title={of.data?.seller_name ?? chatTitles[about]}
      merchant={of.data?.seller_name}
      head={
        of.data && (
          <OrderHead
            order={of.data}
            href={pathOf('OtcOrder', { id: String(of.data.id) })}
            serverAheadMs={serverNow() - Date.now()}
          />
        )
      }
      conversation={conversation}
      outgoing={outbox.messages}
      pictureOf={({ id }) => <MessagePicture id={id} />}
      uploadedPicture={(path) => <UploadedPicture path={path} />}
      attachment={
        picture.state === 'none' ? undefined : (
          <>
            <PictureRow
              name="attachment"
              title={title}
              outline={transferProof}
              photoState="asked"
              picture={picture}
              kept={undefined}
              maxBytes={maxBytes}
              onChoose={(file) => own.choose('picture', file)}
              onRetry={() => own.retry('picture')}
              onStop={() => own.stop('picture')}
            />
            <TextButton onClick={() => own.stop('picture')}>
              <FormattedMessage id="chat.withoutPicture" defaultMessage="Send without a picture" />
            </TextButton>
          </>
        )
      }
      picture={picture.state === 'none' ? 'none' : picture.state === 'uploaded' ? 'ready' : 'busy'}
      canAttach={maxBytes !== undefined}
      onPicture={(file) => own.choose('picture', file)}
      onSend={(text) => {
        const path = picture.state === 'uploaded' ? picture.path : undefined;
        outbox.send({ text, picture: path });
        own.stop('picture');
        own.end();
      }}
      onRetry={outbox.retry}
      onDiscard={outbox.discard}
      onOlder={onOlder}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
