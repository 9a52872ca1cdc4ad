import { qrModules } from './qrModules.ts';
import * as styles from './QrCode.css.ts';

interface QrCodeProps {
  /** Content of the code. */
  text: string;
  /** Accessible name, as "QR code of the address". */
  label: string;
}

/** Adjacent dark modules form one stroke of the outline. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
  }
  return path;
}

/** A text as a QR code: dark on light in every theme, because many readers support nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = qrModules(text);
  const side = modules.length;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      className={styles.code}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${side}v${side}h-${side}z`} fill="white" />
      <path d={modules.map(rowPath).join('')} fill="black" />
    </svg>
  );
}
