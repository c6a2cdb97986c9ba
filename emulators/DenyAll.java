import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Stands in for the rules runtime of the Storage emulator where that cannot be downloaded. It permits nothing,
 * which is what storage.rules says; the launcher refuses to use it for any other rules.
 *
 * Reads one JSON request per line and answers each with one line, as firebase-tools expects
 * (lib/emulator/storage/rules/runtime.js).
 */
final class DenyAll {
  /** Quotes inside JSON strings are escaped, so this can match nothing but a real key. */
  private static final Pattern ID = Pattern.compile("\"id\":(-?\\d+)");

  public static void main(String[] arguments) throws IOException {
    answer(-1, "\"action\":\"server_ready\",\"result\":{}");
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      Matcher ids = ID.matcher(line);
      long id = 0;
      while (ids.find()) id = Long.parseLong(ids.group(1)); // the request's own id comes last
      boolean loads = line.contains("\"action\":\"load_ruleset\"");
      answer(id, loads ? "\"result\":{\"rulesVersion\":2}" : "\"result\":{\"permit\":false}");
    }
  }

  private static void answer(long id, String rest) {
    System.out.println(
        "{\"id\":" + id + ",\"status\":\"ok\",\"errors\":[],\"warnings\":[]," + rest + "}");
  }
}
