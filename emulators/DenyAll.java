import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Replacement for the rules runtime of the Storage emulator where that cannot be downloaded. It denies every request,
 * as storage.rules does; the launcher refuses to use it with other rules.
 *
 * Reads one JSON request per line and writes one line as the response to each, as firebase-tools expects
 * (lib/emulator/storage/rules/runtime.js).
 */
final class DenyAll {
  /** Quotes inside JSON strings are escaped, so this matches keys only. */
  private static final Pattern ID = Pattern.compile("\"id\":(-?\\d+)");

  public static void main(String[] arguments) throws IOException {
    respond(-1, "\"action\":\"server_ready\",\"result\":{}");
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      Matcher ids = ID.matcher(line);
      long id = 0;
      while (ids.find()) id = Long.parseLong(ids.group(1)); // the request's own id is the last one
      boolean isLoad = line.contains("\"action\":\"load_ruleset\"");
      respond(id, isLoad ? "\"result\":{\"rulesVersion\":2}" : "\"result\":{\"permit\":false}");
    }
  }

  private static void respond(long id, String rest) {
    System.out.println(
        "{\"id\":" + id + ",\"status\":\"ok\",\"errors\":[],\"warnings\":[]," + rest + "}");
  }
}
