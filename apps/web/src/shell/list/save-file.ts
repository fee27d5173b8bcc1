import { ApiError, readError, statusError } from '../api/api-error.ts';

/** The name a server gives a file to be kept under (RFC 6266, the plain form). */
export function fileNameOf(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';
}

function keep(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(url));
}

/**
 * Fetches a file and lets the browser keep it under the name the server gives. Takes as long as it takes. Throws an ApiError
 * for every failure; a file that breaks off half-way is none.
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
