import { ApiError, readError, statusError } from '../api/api-error.ts';

/** The file name in a server's response (RFC 6266, the plain form). */
export function fileNameOf(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';
}

function keep(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url));
}

/**
 * Downloads a file under the name the server gives. No time limit. Throws an ApiError for every failure; a truncated
 * file is discarded.
 */
export async function saveFile(address: string): Promise<void> {
  try {
    const response = await fetch(address, { credentials: 'same-origin' });
    if (!response.ok) throw await readError(response);
    keep(await response.blob(), fileNameOf(response.headers.get('content-disposition')));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw statusError(600, error);
  }
}
