export function isInstalled(directory: string): boolean;
