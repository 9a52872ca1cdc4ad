import { useQuery } from '@tanstack/react-query';
import { chatPicture } from '../../../api/chat.ts';
import { uploadPreview } from '../../../api/verification.ts';
import { ChatPicture } from '../../../ui/chat/ChatPicture.tsx';
import { mapRemote, remoteOf } from '../../../ui/loading/remoteData.ts';
import { useIsNear } from '../../../components/live/useIsNear.ts';

const addressOf = ({ type, base64 }: { type: string; base64: string }) => `data:${type};base64,${base64}`;

/** The picture of a message of the server, read when it comes near the viewport. */
export function MessagePicture({ id }: { id: number }) {
  const [isNear, ref] = useIsNear();
  const picture = useQuery({ ...chatPicture(id), enabled: isNear });
  return (
    <div ref={ref}>
      <ChatPicture of={mapRemote(remoteOf(picture), addressOf)} />
    </div>
  );
}

/** The uploaded picture of a message under way. */
export function UploadedPicture({ path }: { path: string }) {
  return <ChatPicture of={mapRemote(remoteOf(useQuery(uploadPreview(path))), addressOf)} />;
}
